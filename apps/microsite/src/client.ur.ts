import '@karachi-estates/design-system/styles/base.css';
import '@karachi-estates/design-system/styles/urdu-text.css';
import { afterFirstPicture } from '@karachi-estates/design-system/afterFirstPicture';

afterFirstPicture(() => import('./start.ur.tsx'));
