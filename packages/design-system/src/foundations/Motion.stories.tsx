import { styled, useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { corner, sunken } from '../theme/looks.ts';
import { Code, FoundationPage, Group, Lead } from './FoundationPage.tsx';

const paces = [
  ['shortest', 'Colours, focus, small turns'],
  ['shorter', 'What answers the pointer: a card that is lifted, an answer that unfolds'],
  ['standard', 'What comes and goes: drawers, dialogs, messages'],
] as const;

const Track = styled('div')(({ theme }) => ({
  padding: theme.spacing(1),
  borderRadius: corner(theme, 'control'),
  backgroundColor: sunken(theme),
  '&:is(:hover, :focus-within) button': { translate: '8rem' },
  '[dir="rtl"] &:is(:hover, :focus-within) button': { translate: '-8rem' },
}));

const Mover = styled('button')(({ theme }) => ({
  width: '4rem',
  height: '4rem',
  border: 0,
  borderRadius: corner(theme, 'control'),
  backgroundColor: (theme.vars ?? theme).palette.secondary.main,
  transition: theme.transitions.create('translate'),
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

function MotionPage() {
  const { transitions } = useTheme();
  return (
    <FoundationPage
      title="Motion"
      lead="Nothing moves without a reason, and nothing at all for people who asked their device for less motion. Point at
        a square or press Tab to see it."
    >
      {paces.map(([pace, use]) => (
        <Group key={pace} title={`${pace[0]?.toUpperCase()}${pace.slice(1)}, ${transitions.duration[pace]} ms`}>
          <Lead>{use}.</Lead>
          <Track>
            <Mover
              type="button"
              aria-label={`A square that moves in ${transitions.duration[pace]} ms`}
              style={{ transitionDuration: `${transitions.duration[pace]}ms` }}
            />
          </Track>
          <Code>{`theme.transitions.create('translate', { duration: theme.transitions.duration.${pace} })`}</Code>
        </Group>
      ))}
    </FoundationPage>
  );
}

const meta = { component: MotionPage, tags: ['!autodocs'] } satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paces: Story = {};
