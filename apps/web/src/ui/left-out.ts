import { type RefObject, useLayoutEffect } from 'react'

const NONE: ReadonlySet<string> = new Set()

/** Of a group of rows, a constant where a search finds all or none of them, so that the group does not rerender while somebody types. */
export function foundIn(
  rows: readonly { readonly id: string }[],
  found: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  if (found === null || rows.every(({ id }) => found.has(id))) return null
  return rows.some(({ id }) => found.has(id)) ? found : NONE
}

/** Groups without matches are hidden until found: the browser keeps their layout for after the search. */
export function useLeftOut(place: RefObject<HTMLElement | null>, isLeftOut: boolean): void {
  useLayoutEffect(() => {
    // React only knows the attribute without a value.
    if (isLeftOut) place.current?.setAttribute('hidden', 'until-found')
    else place.current?.removeAttribute('hidden')
  }, [place, isLeftOut])
}
