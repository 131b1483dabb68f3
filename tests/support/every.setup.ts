// A module of its own, because it must run once per process, not once per test file.
import './blobEquality.ts';
