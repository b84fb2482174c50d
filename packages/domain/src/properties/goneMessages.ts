/** What a person reads who asks for a listing that is not there. */
export const PROPERTY_NOT_FOUND = 'Property not found';
/** A listing that its seller removed, or that was sold or rented long ago. */
export const PROPERTY_GONE = 'This property is not listed any more';
