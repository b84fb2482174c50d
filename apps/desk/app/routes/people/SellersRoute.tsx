import { PeopleScreen } from './PeopleScreen.tsx';

/** Everybody who posts ads. */
export default function SellersRoute() {
  return <PeopleScreen resource="sellers" />;
}
