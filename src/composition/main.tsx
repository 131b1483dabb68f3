import '../ui/design/fonts.css';
import '../ui/design/tokens.css';
import '../ui/design/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reportErrors } from './reportErrors.ts';

reportErrors('app');

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root to show the app in.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
