// The few calls of libmicrohttpd, loaded when the server starts.
#ifndef CHTTP_H
#define CHTTP_H

#endif
