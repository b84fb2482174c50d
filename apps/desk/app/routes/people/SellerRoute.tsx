import { PersonScreen } from './PersonScreen.tsx';

/** One seller, and what can be done for or against them. */
export default function SellerRoute() {
  return <PersonScreen resource="sellers" />;
}
