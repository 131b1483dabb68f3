/** What is used of the SDK, in one module, so that it is one lazy chunk and the rest is left out of it. */
export { initializeApp } from 'firebase/app';
export {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
