// Removed when the first test of this target is written.
