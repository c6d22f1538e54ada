/** The folder where stores write their acknowledgements, beside the batches (docs/standards/delivery.md). */
export const ACKNOWLEDGEMENT_FOLDER = 'acknowledgements';
