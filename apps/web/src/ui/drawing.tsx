import cat from './drawings/cat-on-the-mat.svg?no-inline'
import box from './drawings/closed-box.svg?no-inline'
import hand from './drawings/dealt-hand.svg?no-inline'
import deck from './drawings/deck-and-dice.svg?no-inline'
import chair from './drawings/empty-chair.svg?no-inline'
import lamp from './drawings/unplugged-lamp.svg?no-inline'

/** Their meanings: no tournament, no result, waiting, no network, over, unknown address. */
const DRAWINGS = { none: chair, nothingFound: deck, waiting: hand, offline: cat, over: box, nowhere: lamp } as const

export type DrawingName = keyof typeof DRAWINGS

/** An external file, loaded when shown; `<use>` inherits the theme's colours. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 160" className="size-40 max-w-full">
      <use href={`${DRAWINGS[name]}#drawing`} />
    </svg>
  )
}
