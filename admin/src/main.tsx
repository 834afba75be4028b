import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ROUTES } from './app/routes.tsx';
import { Toaster } from './toast/Toaster.tsx';
import { ADMIN_TOAST_MS } from './toast/toast-times.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    {/* In a transition, two renderings take turns: each would ask Apollo for the list of its own address, for ever. */}
    <RouterProvider router={createBrowserRouter(ROUTES, { basename: '/admin' })} useTransitions={false} />
    <Toaster closeAfterMs={ADMIN_TOAST_MS} />
  </StrictMode>,
);
