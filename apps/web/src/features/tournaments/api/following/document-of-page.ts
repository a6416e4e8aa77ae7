/** As the server wrote it, until a tournament's screen reads it: the start of the app knows no tournaments. */
export const DOCUMENT_OF_PAGE = ['document-of-page'] as const
