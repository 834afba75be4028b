import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ROUTES } from './app/routes.tsx';
import { ADMIN_TOAST_MS, Toaster } from './toast/Toaster.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    {/* In a transition React renders the old and the new URL in turns, and each would query its list again, forever. */}
    <RouterProvider router={createBrowserRouter(ROUTES, { basename: '/admin' })} useTransitions={false} />
    <Toaster closeAfterMs={ADMIN_TOAST_MS} />
  </StrictMode>,
);
