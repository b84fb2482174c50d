import '@karachi-estates/design-system/styles/base.css';
import { afterFirstPicture } from '@karachi-estates/design-system/afterFirstPicture';

afterFirstPicture(() => import('./start.tsx'));
