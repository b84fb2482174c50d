import { pictureSrc, pictureSrcSet, smallPicture } from '@karachi-estates/domain/media/pictures';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import type { LightboxLabels, LightboxPhoto } from './Lightbox.tsx';

const Root = styled('li', { name: 'KeLightbox', slot: 'Slide' })<{ ownerState: object }>({
  display: 'grid',
  flex: 'none',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '100%',
});

const Photo = styled('img', { name: 'KeLightbox', slot: 'Photo' })<{ ownerState: object }>({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '100%',
  height: 'auto',
  objectFit: 'contain',
});

const Failure = styled('div', { name: 'KeLightbox', slot: 'Failure' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(2),
    textAlign: 'center',
    '& > p': { margin: 0 },
  })),
);

interface LightboxSlideProps {
  photo: LightboxPhoto;
  /** Whether it is the one that is looked at; the others are loaded when they come near. */
  isShown: boolean;
  words: Pick<LightboxLabels, 'failed' | 'retry'>;
  ownerState: object;
}

/** One photo of the viewer; one that could not be loaded says so and is asked for again on a press. */
export function LightboxSlide({ photo, isShown, words, ownerState }: LightboxSlideProps) {
  const isLow = use(LowData);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Root ownerState={ownerState} className="swiper-slide" aria-hidden={!isShown}>
      {!hasFailed && (
        <Photo
          ownerState={ownerState}
          src={isLow ? smallPicture(photo).src : pictureSrc(photo.src, Math.min(1024, photo.width))}
          srcSet={isLow ? undefined : (photo.srcSet ?? pictureSrcSet(photo.src, photo.width))}
          sizes="100vw"
          width={photo.width}
          height={photo.height}
          alt={photo.alt}
          loading={isShown ? undefined : 'lazy'}
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
      {hasFailed && isShown && (
        <Failure ownerState={ownerState} role="alert">
          <p>{words.failed}</p>
          <Button variant="outlined" color="inherit" onClick={() => setFailed(false)}>
            {words.retry}
          </Button>
        </Failure>
      )}
    </Root>
  );
}
