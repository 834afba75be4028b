import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CLIENT_LINKS } from './app/client-links.ts';
import { ROUTES } from './app/routes.tsx';
import { apolloClient } from './client/apollo-client.ts';
import { BASENAME } from './paths.ts';
import { SIGNED_IN } from './session/session-state.ts';
import { ADMIN_TOAST_MS, Toaster } from './toast/Toaster.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

apolloClient.setLink(CLIENT_LINKS);
addEventListener(SIGNED_IN, () => void apolloClient.refetchObservableQueries());

const router = createBrowserRouter(ROUTES, { basename: BASENAME });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
    <Toaster closeAfterMs={ADMIN_TOAST_MS} />
  </StrictMode>,
);
