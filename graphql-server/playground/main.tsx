import { createRoot } from 'react-dom/client';
import '../../design/layers.css';
import '../../design/font.css';
import '../../design/tokens.css';
import '../../design/components/visually-hidden.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import 'graphiql/setup-workers/vite';
import { Playground } from './Playground.tsx';

const root = document.getElementById('playground');
if (!root) throw new Error('index.html has no element with the id "playground"');
createRoot(root).render(<Playground />);
