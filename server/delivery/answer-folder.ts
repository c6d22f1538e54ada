/** Where stores write their answers, beside the batches (docs/standards/delivery.md). */
export const ANSWER_FOLDER = 'acknowledgements';
