import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { ROUTES } from './app/routes.tsx';
import { createNavigation } from './navigation/navigation.ts';
import { ScreenRouter } from './navigation/ScreenRouter.tsx';
import { storeScroll } from './navigation/scroll-positions.ts';
import { ADMIN_TOAST_MS, Toaster } from './toast/Toaster.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const navigation = createNavigation(createBrowserHistory(), ROUTES);
storeScroll(() => navigation.state().location);

createRoot(root).render(
  <StrictMode>
    <ScreenRouter navigation={navigation} routes={ROUTES} />
    <Toaster closeAfterMs={ADMIN_TOAST_MS} />
  </StrictMode>,
);
