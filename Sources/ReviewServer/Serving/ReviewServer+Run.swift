internal import CommandLineTool

extension ReviewServer {
  /// Serves a review until somebody stops it, and tells the person at the terminal where it is.
  package static func run(
    _ subject: LiveReview.Subject,
    port: Port,
    page: @escaping Page
  ) throws {
    let stop = StopSignal()
    let server = try ReviewServer(review: LiveReview(subject), port: port, page: page)
    if server.isElsewhere {
      StandardStreams.error(
        "port \(usualPort) is in use, so the review is on port \(server.port); what the browser kept "
          + "of an unfinished review on the other port is not offered here\n"
      )
    }
    StandardStreams.output("\(server.url)\n")
    StandardStreams.error("Open this address in a browser. Ctrl-C ends the review.\n")
    stop.wait()
    server.stop()
    StandardStreams.error("The review has ended; all that was saved is in the catalogs.\n")
  }
}
