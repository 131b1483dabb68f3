// A separate module, because a process evaluates it once, but this file for each test file.
import './blobEquality.ts';
