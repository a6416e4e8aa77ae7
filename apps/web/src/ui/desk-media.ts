/** `lg` in theme.css: something stands beside the tables. */
export const COLUMNS = '(min-width: 1024px)'

/** `desk` in theme.css: a table fits one line. */
export const DESK = '(min-width: 1024px) and (min-width: 60em)'

/** `wide-desk` in theme.css: room for a column next to the ranking. */
export const WIDE_DESK = '(min-width: 1440px) and (min-width: 85em)'
