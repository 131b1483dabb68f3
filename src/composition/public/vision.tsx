import '../../ui/design/fonts.css';
import '../../ui/design/tokens.css';
import '../../ui/design/reset.css';
import { VisionPage } from '../../ui/marketing/VisionPage.tsx';
import { hydratePage } from './hydratePage.tsx';

hydratePage(VisionPage);
