import { PersonScreen } from './PersonScreen.tsx';

/** One buyer, and what can be done for or against them. */
export default function BuyerRoute() {
  return <PersonScreen resource="buyers" />;
}
