/** What a person reads about projects, their units and holds. */
export const UNIT_AVAILABLE = 'Available';
export const UNIT_HELD = 'Held';
export const UNIT_BOOKED = 'Booked';
export const UNIT_SOLD = 'Sold';
export const UNIT_NOT_FOR_SALE = 'Not for sale';

export const FACING_SEA = 'Sea';
export const FACING_CITY = 'City';
export const FACING_PARK = 'Park';
export const FACING_GARDEN = 'Garden';
export const FACING_COURTYARD = 'Courtyard';
export const FACING_STREET = 'Street';
export const FACING_NORTH = 'North';
export const FACING_SOUTH = 'South';
export const FACING_EAST = 'East';
export const FACING_WEST = 'West';

export const PAYMENT_DOWN = 'Down payment';
export const PAYMENT_INSTALMENT = ({ number }: { number: number }) => `Instalment ${number}`;
export const PAYMENT_BALLOON = ({ number }: { number: number }) => `Balloon payment ${number}`;
export const PAYMENT_POSSESSION = 'On possession';

export const UNIT_NOT_FOUND = 'There is no such unit in this project.';
export const UNIT_PRICE_ON_REQUEST = 'The price of this unit is on request. Ask the project for its payments.';
export const UNIT_NOT_OFFERED = 'This unit is not offered, so it has no payments.';
export const UNIT_CALENDAR = ({ unit, project }: { unit: string; project: string }) =>
  `Payments for unit ${unit}, ${project}`;
export const UNIT_PAYMENT = ({ payment, amount, unit }: { payment: string; amount: string; unit: string }) =>
  `${payment}: ${amount} for unit ${unit}`;

export const VISIT_BOOKED = 'Your visit is booked. We sent you a mail with the time for your calendar.';
export const VISIT_FULL = 'This time is full. Choose another one.';
export const VISIT_OVER = 'This time is not offered any more. Choose another one.';
export const VISIT_TITLE = ({ project }: { project: string }) => `Visit ${project}`;
export const VISIT_TEXT = ({ project, unit }: { project: string; unit: string }) =>
  unit === '' ? `Your visit of ${project}.` : `Your visit of ${project}, unit ${unit}.`;

export const HOLD_FIELD_MISSING = 'Please fill in this field.';
export const HOLD_NAME_TOO_LONG = ({ most }: { most: number }) => `The name can have at most ${most} characters.`;
export const HOLD_ASKED = 'Almost done: press the link in the mail we just sent you. The unit is yours to hold then.';
export const HOLD_LINK_INVALID = 'This link is not valid any more. Ask for the unit again to get a new one.';
export const HOLD_ENDED = 'This hold has ended. Ask for the unit again if it is still available.';
export const HOLD_UNIT_HELD = ({ until }: { until: string }) =>
  `Somebody else holds this unit until ${until}. Choose another one, or ask again then.`;
export const HOLD_UNIT_GONE = 'This unit is not available any more. Choose another one.';
export const HOLD_ONE_EACH =
  'You hold another unit already, and each person holds one. Release that one first, or wait until it ends.';

export const HOLD_LAUNCH =
  'The units of this project are given out in its launch, one person after the other. Join the launch to get your turn.';
export const LAUNCH_NONE = 'This project has no launch.';
export const LAUNCH_OVER = 'This launch is over.';
export const LAUNCH_ASKED = 'Almost done: press the link in the mail we just sent you. Then you are in the launch.';
export const LAUNCH_LINK_INVALID = 'This link is not valid any more. Join again to get a new one.';
export const LAUNCH_ONE_EACH =
  'Somebody is in this launch with the same e-mail address or phone number. Each person joins once.';
export const LAUNCH_NOT_TURN = 'It is not your turn now. Look at your place to see when it is.';
