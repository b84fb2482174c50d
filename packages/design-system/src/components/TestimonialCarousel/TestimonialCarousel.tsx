import { initials } from '@karachi-estates/domain/accounts/initials';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ElementType, use } from 'react';
import { LowData } from '../../lowData/lowData.ts';
import { avatarPicture, leading, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { Carousel, type CarouselProps } from '../Carousel/Carousel.tsx';

export interface Testimonial {
  id: string;
  name: string;
  /** What the person did: 'Bought a flat'. */
  role: string;
  area: string;
  text: string;
  /** Stars, from 1 to 5. */
  rating: number;
  /** Address of the portrait. */
  avatar?: string;
}

/** What the carousel says. */
export interface TestimonialCarouselLabels {
  /** Names a dot, with the page's number beginning at 1. */
  page: (page: number, count: number) => string;
  /** Says the stars of a review for screen readers. */
  rating: (stars: number) => string;
  /** Who it was: what they did, and where. */
  person: (role: string, area: string) => string;
}

export interface TestimonialCarouselProps
  extends Omit<CarouselProps, 'slides' | 'labels' | 'controls' | 'delay' | 'loop' | 'perView' | 'gap'> {
  /** The reviews in their order. */
  testimonials: readonly Testimonial[];
  /** Names the carousel: 'What people say'. */
  label: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<TestimonialCarouselLabels> | undefined;
}

const english: TestimonialCarouselLabels = {
  page: (page, count) => `Page ${page} of ${count}`,
  rating: (stars) => `${stars} out of 5 stars`,
  person: (role, area) => `${role}, ${area}`,
};

const PER_PAGE = 3;
const GAP = 24;
const perView = { 0: 1 };

const Root = styled(Carousel, { name: 'KeTestimonialCarousel', slot: 'Root' })<{ ownerState: object }>({});

const Page = styled('ul', { name: 'KeTestimonialCarousel', slot: 'Page' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    height: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.spacing(3) },
  })),
);

const Review = styled(Card, { name: 'KeTestimonialCarousel', slot: 'Review' })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: theme.spacing(2),
    justifyItems: 'start',
    padding: theme.spacing(3),
  })),
);

const Person = styled('div', { name: 'KeTestimonialCarousel', slot: 'Person' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    '& > .MuiAvatar-root': { ...tint(theme, 'primary'), fontSize: '1rem', fontWeight: 600, '& > img': avatarPicture },
    '& p': { lineHeight: leading(theme, 1.4) },
  })),
);

/**
 * Reviews, three to a page, turned by swiping or by the dots; it never moves by itself.
 *
 * Use AmenityCarousel instead for pictures that advance by themselves.
 */
export function TestimonialCarousel(inProps: TestimonialCarouselProps) {
  const props = useThemeProps({ props: inProps, name: 'KeTestimonialCarousel' });
  const { testimonials, labels, ...other } = props;
  const words = useKitWords('TestimonialCarousel', english, labels);
  const isLow = use(LowData);
  const pages = Array.from({ length: Math.ceil(testimonials.length / PER_PAGE) }, (_, page) =>
    testimonials.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  return (
    <Root
      ownerState={props}
      controls="dots"
      loop={false}
      perView={perView}
      gap={GAP}
      labels={{ goTo: words.page }}
      slides={pages.map((page, index) => ({
        id: page[0]?.id ?? String(index),
        content: (
          <Page ownerState={props}>
            {page.map(({ id, name, role, area, text, rating, avatar }) => (
              <Review ownerState={props} key={id} component="li" variant="outlined">
                <Rating value={rating} readOnly getLabelText={words.rating} size="small" />
                <Typography component="blockquote" sx={{ textWrap: 'pretty' }}>
                  {text}
                </Typography>
                <Person ownerState={props}>
                  <Avatar aria-hidden>
                    {initials(name)}
                    {avatar && !isLow && <img src={avatar} alt="" loading="lazy" />}
                  </Avatar>
                  <div>
                    <Typography variant="subtitle1">{name}</Typography>
                    <Typography variant="body2" color="textSecondary">
                      {words.person(role, area)}
                    </Typography>
                  </div>
                </Person>
              </Review>
            ))}
          </Page>
        ),
      }))}
      {...other}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    TestimonialCarousel: TestimonialCarouselLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeTestimonialCarousel: 'root' | 'page' | 'review' | 'person';
  }
  interface ComponentsPropsList {
    KeTestimonialCarousel: Partial<TestimonialCarouselProps>;
  }
  interface Components<Theme = unknown> {
    KeTestimonialCarousel?: {
      defaultProps?: ComponentsPropsList['KeTestimonialCarousel'];
      styleOverrides?: ComponentsOverrides<Theme>['KeTestimonialCarousel'];
      variants?: ComponentsVariants<Theme>['KeTestimonialCarousel'];
    };
  }
}
