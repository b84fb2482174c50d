import { PeopleScreen } from './PeopleScreen.tsx';

/** Everybody with an account who posts no ads. */
export default function BuyersRoute() {
  return <PeopleScreen resource="buyers" />;
}
