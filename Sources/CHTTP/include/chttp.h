// A server of HTTP/1.1 on the loopback interface: the few calls of libmicrohttpd that it takes, with
// no header of that library in sight. The library is loaded when the first server starts, so that a
// program that starts none pays nothing for it and runs where it is not installed.
//
// All requests of a server are answered one after another, on a thread of its own.
#ifndef CHTTP_H
#define CHTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes of a request, which need not be UTF-8; valid during the call that they are given to.
typedef struct {
  const char *bytes;
  size_t length;
} chttp_text;

typedef struct {
  chttp_text name;
  chttp_text value;
} chttp_header;

/// What a client asks for.
typedef struct {
  chttp_text method;
  chttp_text target;  ///< the request target as it was sent, nothing decoded
  const chttp_header *headers;
  size_t header_count;
  chttp_text body;
  uint16_t port;      ///< that it came to
  bool is_too_large;  ///< more body than the limit: none of it is given
} chttp_request;

/// The answer that is being made.
typedef struct chttp_answer chttp_answer;

/// Answers a request: calls `chttp_answer_with` once, and `chttp_answer_header` after it.
typedef void (*chttp_handler)(void *context, const chttp_request *request, chttp_answer *answer);

/// Gives the answer a status and a body, which is copied.
void chttp_answer_with(chttp_answer *answer, unsigned status, const void *body, size_t length);
/// Adds a header; one whose name or value is none (a line break in it) is refused.
bool chttp_answer_header(chttp_answer *answer, const char *name, const char *value);

typedef struct {
  uint16_t port;             ///< 0 for any free one
  size_t body_bytes;         ///< of a request
  size_t connection_bytes;   ///< of memory: request line and headers must fit in
  unsigned connections;
  unsigned timeout_seconds;  ///< of an idle connection
} chttp_options;

typedef enum {
  CHTTP_NO_FAULT,
  CHTTP_NO_LIBRARY,  ///< `reason` is what the dynamic linker says
  CHTTP_PORT_IN_USE,
  CHTTP_NO_SOCKET,   ///< `reason` is what the system says
  CHTTP_NOT_STARTED,
} chttp_fault_kind;

typedef struct {
  chttp_fault_kind kind;
  char reason[256];
} chttp_fault;

typedef struct chttp_server chttp_server;

/// Starts a server on 127.0.0.1; NULL where it cannot, and then `fault` says why.
chttp_server *chttp_start(const chttp_options *options, chttp_handler handler, void *context,
                          chttp_fault *fault);
/// The port that it listens on.
uint16_t chttp_port(const chttp_server *server);
/// Lets the request that is being answered finish, closes all connections, and frees the server.
void chttp_stop(chttp_server *server);

#endif
