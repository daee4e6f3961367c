#include "chttp.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

// MARK: The library

#ifdef __APPLE__
static const char library_name[] = "libmicrohttpd.12.dylib";
#else
static const char library_name[] = "libmicrohttpd.so.12";
#endif

static struct {
  typeof(MHD_start_daemon) *start_daemon;
  typeof(MHD_stop_daemon) *stop_daemon;
  typeof(MHD_get_connection_values_n) *get_connection_values;
  typeof(MHD_create_response_from_buffer) *create_response;
  typeof(MHD_add_response_header) *add_response_header;
  typeof(MHD_queue_response) *queue_response;
  typeof(MHD_destroy_response) *destroy_response;
} mhd;

static pthread_mutex_t library_lock = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded;

static bool load_functions(void *library) {
  struct {
    void **function;
    const char *name;
  } const functions[] = {
      {(void **)&mhd.start_daemon, "MHD_start_daemon"},
      {(void **)&mhd.stop_daemon, "MHD_stop_daemon"},
      {(void **)&mhd.get_connection_values, "MHD_get_connection_values_n"},
      {(void **)&mhd.create_response, "MHD_create_response_from_buffer"},
      {(void **)&mhd.add_response_header, "MHD_add_response_header"},
      {(void **)&mhd.queue_response, "MHD_queue_response"},
      {(void **)&mhd.destroy_response, "MHD_destroy_response"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    *functions[i].function = dlsym(library, functions[i].name);
    if (*functions[i].function == NULL) return false;
  }
  return true;
}

static bool load_library(chttp_fault *fault) {
  pthread_mutex_lock(&library_lock);
  if (!is_loaded) {
    void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
    is_loaded = library != NULL && load_functions(library);
    if (!is_loaded) {
      const char *reason = dlerror();
      fault->kind = CHTTP_NO_LIBRARY;
      snprintf(fault->reason, sizeof fault->reason, "%s", reason ? reason : library_name);
    }
  }
  bool result = is_loaded;
  pthread_mutex_unlock(&library_lock);
  return result;
}

// MARK: Requests

struct chttp_server {
  struct MHD_Daemon *daemon;
  chttp_handler handler;
  void *context;
  size_t body_limit;
  uint16_t port;
};

struct chttp_answer {
  struct MHD_Response *response;
  unsigned status;
};

/// A request while it comes in.
typedef struct {
  char *target;
  char *body;
  size_t length;
  size_t capacity;
  size_t dropped;  ///< bytes of a body that is too large
  bool has_begun;
} incoming;

/// A client that sends more than this without end is not waited for.
static const size_t most_dropped = (size_t)256 << 20;

/// Called by the library with the request target as it stands in the request line.
static void *begin_request(void *context, const char *target, struct MHD_Connection *connection) {
  incoming *request = calloc(1, sizeof *request);
  if (request == NULL) return NULL;
  request->target = strdup(target);
  return request;
}

static void end_request(void *context, struct MHD_Connection *connection, void **state,
                        enum MHD_RequestTerminationCode code) {
  incoming *request = *state;
  if (request == NULL) return;
  free(request->target);
  free(request->body);
  free(request);
  *state = NULL;
}

/// Keeps more of the body; of one that is too large, nothing is kept.
static bool take_body(incoming *request, const char *bytes, size_t length, size_t limit) {
  if (request->dropped > 0 || length > limit - request->length) {
    request->dropped += request->length + length;
    free(request->body);
    request->body = NULL;
    request->length = request->capacity = 0;
    return request->dropped <= most_dropped;
  }
  if (request->length + length > request->capacity) {
    size_t capacity = 2 * (request->length + length);
    if (capacity > limit) capacity = limit;
    char *body = realloc(request->body, capacity);
    if (body == NULL) return false;
    request->body = body;
    request->capacity = capacity;
  }
  memcpy(request->body + request->length, bytes, length);
  request->length += length;
  return true;
}

typedef struct {
  chttp_header *headers;
  size_t count;
  size_t capacity;
} header_list;

static enum MHD_Result add_header(void *context, enum MHD_ValueKind kind, const char *name,
                                  size_t name_length, const char *value, size_t value_length) {
  header_list *list = context;
  if (list->count == list->capacity) {
    size_t capacity = list->capacity ? 2 * list->capacity : 16;
    chttp_header *headers = realloc(list->headers, capacity * sizeof *headers);
    if (headers == NULL) return MHD_NO;
    list->headers = headers;
    list->capacity = capacity;
  }
  list->headers[list->count++] =
      (chttp_header){{name, name_length}, {value ? value : "", value_length}};
  return MHD_YES;
}

/// Whether the header that says the length of the body says more than the limit.
static bool announces_too_much(const header_list *list, size_t limit) {
  for (size_t i = 0; i < list->count; i++) {
    const chttp_header *header = &list->headers[i];
    if (strcasecmp(header->name.bytes, "content-length") != 0) continue;
    errno = 0;
    unsigned long long length = strtoull(header->value.bytes, NULL, 10);
    if (errno != 0 || length > limit) return true;
  }
  return false;
}

static enum MHD_Result answer(chttp_server *server, struct MHD_Connection *connection,
                              const char *method, const incoming *incoming, bool is_too_large,
                              const header_list *list) {
  chttp_request request = {
      .method = {method, strlen(method)},
      .target = {incoming->target, strlen(incoming->target)},
      .headers = list->headers,
      .header_count = list->count,
      .body = {incoming->body, incoming->length},
      .port = server->port,
      .is_too_large = is_too_large,
  };
  chttp_answer answer = {NULL, 0};
  server->handler(server->context, &request, &answer);
  if (answer.response == NULL) return MHD_NO;
  enum MHD_Result result = mhd.queue_response(connection, answer.status, answer.response);
  mhd.destroy_response(answer.response);
  return result;
}

/// Called by the library when the headers are there, for each part of the body, and at its end.
static enum MHD_Result take(void *context, struct MHD_Connection *connection, const char *target,
                            const char *method, const char *version, const char *bytes,
                            size_t *length, void **state) {
  chttp_server *server = context;
  incoming *request = *state;
  if (request == NULL || request->target == NULL) return MHD_NO;
  if (*length > 0) {
    if (!take_body(request, bytes, *length, server->body_limit)) return MHD_NO;
    *length = 0;
    return MHD_YES;
  }
  bool is_first = !request->has_begun;
  request->has_begun = true;
  header_list list = {NULL, 0, 0};
  mhd.get_connection_values(connection, MHD_HEADER_KIND, add_header, &list);
  enum MHD_Result result = MHD_YES;
  if (!is_first) {
    result = answer(server, connection, method, request, request->dropped > 0, &list);
  } else if (announces_too_much(&list, server->body_limit)) {
    // An answer now is one before the body, which is then not read.
    result = answer(server, connection, method, request, true, &list);
  }
  free(list.headers);
  return result;
}

/// The library would decode the target in place; it is given as it was sent.
static size_t leave_escapes(void *context, struct MHD_Connection *connection, char *text) {
  return strlen(text);
}

// MARK: Answers

void chttp_answer_with(chttp_answer *answer, unsigned status, const void *body, size_t length) {
  if (answer->response != NULL) return;
  answer->status = status;
  answer->response = mhd.create_response(length, (void *)body, MHD_RESPMEM_MUST_COPY);
}

bool chttp_answer_header(chttp_answer *answer, const char *name, const char *value) {
  return answer->response != NULL
         && mhd.add_response_header(answer->response, name, value) == MHD_YES;
}

// MARK: Servers

/// A socket that listens on 127.0.0.1; -1 where there can be none.
static int listening_socket(uint16_t *port, chttp_fault *fault) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  // No program that is started meanwhile keeps the port.
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(*port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  const int on = 1;
  // What was served a moment ago keeps its port in TIME_WAIT.
  if (descriptor >= 0
      && setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0
      && bind(descriptor, (struct sockaddr *)&address, length) == 0
      && listen(descriptor, 64) == 0
      && getsockname(descriptor, (struct sockaddr *)&address, &length) == 0) {
    *port = ntohs(address.sin_port);
    return descriptor;
  }
  fault->kind = errno == EADDRINUSE ? CHTTP_PORT_IN_USE : CHTTP_NO_SOCKET;
  snprintf(fault->reason, sizeof fault->reason, "%s", strerror(errno));
  if (descriptor >= 0) close(descriptor);
  return -1;
}

chttp_server *chttp_start(const chttp_options *options, chttp_handler handler, void *context,
                          chttp_fault *fault) {
  *fault = (chttp_fault){CHTTP_NO_FAULT, ""};
  if (!load_library(fault)) return NULL;
  uint16_t port = options->port;
  int descriptor = listening_socket(&port, fault);
  if (descriptor < 0) return NULL;
  chttp_server *server = malloc(sizeof *server);
  if (server != NULL) {
    *server = (chttp_server){NULL, handler, context, options->body_bytes, port};
    server->daemon = mhd.start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, take, server,
        MHD_OPTION_LISTEN_SOCKET, descriptor,
        MHD_OPTION_CONNECTION_LIMIT, options->connections,
        MHD_OPTION_CONNECTION_TIMEOUT, options->timeout_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_bytes,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_URI_LOG_CALLBACK, begin_request, server,
        MHD_OPTION_UNESCAPE_CALLBACK, leave_escapes, server,
        MHD_OPTION_NOTIFY_COMPLETED, end_request, server,
        MHD_OPTION_END);
    if (server->daemon != NULL) return server;
  }
  fault->kind = CHTTP_NOT_STARTED;
  snprintf(fault->reason, sizeof fault->reason, "%s", strerror(errno));
  close(descriptor);
  free(server);
  return NULL;
}

uint16_t chttp_port(const chttp_server *server) { return server->port; }

void chttp_stop(chttp_server *server) {
  mhd.stop_daemon(server->daemon);
  free(server);
}
