/** The folder where stores write their acknowledgements, beside the batches (docs/standards/delivery.md). */
export const ACKNOWLEDGEMENT_FOLDER = 'acknowledgements';
/** Where a bridge to Apple leaves the states of packages. */
export const BRIDGE_STATE_FOLDER = 'status';
