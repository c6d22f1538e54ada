/** Where stores write their answers, beside the batches (docs/standards/delivery.md). */
export const ACKNOWLEDGEMENT_FOLDER = 'acknowledgements';
