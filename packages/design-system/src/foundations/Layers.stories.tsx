import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Code, FoundationPage } from './FoundationPage.tsx';

const uses = {
  appBar: 'The header; a bar at the lower edge lies one below it',
  drawer: 'The phone menu, the filters on phones, the workspace’s sidebar',
  modal: 'Dialogs, the full-screen gallery, menus',
  snackbar: 'Messages that pass by',
  tooltip: 'Hints, above everything',
} as const;

const layers = Object.keys(uses) as (keyof typeof uses)[];

function LayersPage() {
  const { zIndex } = useTheme();
  return (
    <FoundationPage
      title="Layers"
      lead="What lies over what is the theme's. Inside a component z-index stays below 10, in a root that is isolated, so
        that no part of a card can climb over the header."
    >
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Layer</TableCell>
            <TableCell>Value</TableCell>
            <TableCell>What lies there</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {layers.map((layer) => (
            <TableRow key={layer}>
              <TableCell component="th" scope="row">
                <Code>theme.zIndex.{layer}</Code>
              </TableCell>
              <TableCell>{zIndex[layer]}</TableCell>
              <TableCell>{uses[layer]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FoundationPage>
  );
}

const meta = { component: LayersPage, tags: ['!autodocs'] } satisfies Meta<typeof LayersPage>;
export default meta;

/** Follows the toolbar. */
export const Order: StoryObj<typeof meta> = {};
