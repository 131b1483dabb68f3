import '../../ui/design/fonts.css';
import '../../ui/design/tokens.css';
import '../../ui/design/reset.css';
import { WebsitePage } from '../../ui/marketing/WebsitePage.tsx';
import { hydratePage } from './hydratePage.tsx';

hydratePage(WebsitePage);
