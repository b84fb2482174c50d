import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

hydrateRoot(document.getElementById('page') as HTMLElement, <Page />);
