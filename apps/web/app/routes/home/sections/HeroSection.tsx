import { HeroSearch } from '@karachi-estates/design-system/HeroSearch';
import { Picture } from '@karachi-estates/design-system/Picture';
import { SearchBox } from '@karachi-estates/design-system/SearchBox';
import { leading, scrim, sectionRoom, sunken } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useHref, useNavigate } from 'react-router-dom';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { heroKarachi } from '../../../content/pictures.generated.ts';
import { areasStatus, useAreas } from '../../../data/areas.ts';
import { sitePicture } from '../../../pictures/sitePicture.ts';
import { WithRecent } from '../../../recent/WithRecent.tsx';

const Hero = styled('section')(
  memoTheme(({ theme }) => ({
    ...sectionRoom({ theme }),
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minHeight: 'min(42rem, 88svb)',
    color: theme.palette.common.white,
    backgroundColor: sunken(theme),
  })),
);

// Dark enough under the words, clear over the skyline.
const Skyline = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(90deg, ${scrim(theme)} 20%, transparent 80%)`,
    },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
    [theme.breakpoints.down('lg')]: {
      '&::after': { background: `linear-gradient(90deg, ${scrim(theme)} 50%, transparent 120%)` },
    },
    [theme.breakpoints.down('sm')]: { '&::after': { background: scrim(theme) } },
  })),
);

/** The skyline, one sentence, and the search. */
export function HeroSection() {
  const { heading, sentence, picture } = useContent('home', home).hero;
  const areas = useAreas();
  const navigate = useNavigate();
  // Without JavaScript the browser itself goes there, and stays in the language.
  const list = useHref('/properties');
  return (
    <Hero aria-labelledby="hero-heading">
      <Skyline>
        {/* Words stand over it, so it is not offered where little data is wanted. */}
        <Picture
          picture={sitePicture(heroKarachi)}
          alt={picture.alt}
          sizes="100vw"
          ratio="fill"
          lowData="surface"
          priority
        />
      </Skyline>
      <Container sx={{ position: 'relative', display: 'grid', gap: 4 }}>
        <Stack spacing={2} sx={{ maxWidth: '38rem' }}>
          <Typography id="hero-heading" variant="h1">
            {heading}
          </Typography>
          <Typography
            sx={{
              typography: 'h4',
              fontFamily: 'fontFamily',
              fontWeight: 'fontWeightRegular',
              lineHeight: (theme) => leading(theme, 1.5),
              maxWidth: '34rem',
            }}
          >
            {sentence}
          </Typography>
        </Stack>
        <WithRecent>
          <SearchBox
            action={list}
            onSearch={(typed) => void navigate(`/properties?${new URLSearchParams({ q: typed })}`)}
          />
        </WithRecent>
        <HeroSearch
          action={list}
          areas={areas.data ?? []}
          areasStatus={areasStatus(areas)}
          onRetryAreas={areas.retry}
          onSearch={(query) => void navigate(`/properties?${new URLSearchParams(query)}`)}
        />
      </Container>
    </Hero>
  );
}
