import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, FoundationPage } from './FoundationPage.tsx';

const uses = {
  xs: 'Phones: one column, filters in a sheet, contact at the lower edge',
  sm: 'Large phones: two columns of cards',
  md: 'Tablets: wider gutters, links in the header',
  lg: 'Desktops: three columns, contact beside the page, full room between sections',
  xl: 'Wide desktops: four columns; content grows no further',
};

function BreakpointsPage() {
  const { breakpoints } = useTheme();
  return (
    <FoundationPage
      title="Breakpoints"
      lead="Phones first. A component asks for the room it has where it can (grids with auto-fill, container width) and
        for the window's width where it cannot. Nothing depends on a script that measures: pages arrive complete. Widths
        are counted in the letters that somebody has chosen in their browser: twice as large ones make a desktop's
        window a phone's."
    >
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>From</TableCell>
            <TableCell>What changes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {breakpoints.keys.map((key) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <Code>{`theme.breakpoints.up('${key}')`}</Code>
              </TableCell>
              <TableCell>{`${breakpoints.values[key]}${breakpoints.unit}`}</TableCell>
              <TableCell>{uses[key]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FoundationPage>
  );
}

const meta = { component: BreakpointsPage, tags: ['!autodocs'] } satisfies Meta<typeof BreakpointsPage>;
export default meta;

/** Follows the toolbar: MUI's own theme has other widths. */
export const Widths: StoryObj<typeof meta> = {};
