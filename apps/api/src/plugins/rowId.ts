/** The number in an address of the desk that ends in `/:id`, which the contract has checked. */
export const rowIdOf = ({ params }: { params: { id: string } }): number => Number(params.id);
