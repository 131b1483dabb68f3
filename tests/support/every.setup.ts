// In a module of its own, which a process evaluates once; this file is evaluated for each test file.
import './blobEquality.ts';
