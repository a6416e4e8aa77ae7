/** `desk` of theme.css: room for a table in one line. */
export const DESK = '(min-width: 1024px) and (min-width: 60em)'

/** `wide-desk` of theme.css: room for what waits beside the ranking. */
export const WIDE_DESK = '(min-width: 1440px) and (min-width: 85em)'
