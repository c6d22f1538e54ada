/** Where stores write their answers, beside the batches (DDEX.md 1.7). */
export const ANSWER_FOLDER = 'acknowledgements';
