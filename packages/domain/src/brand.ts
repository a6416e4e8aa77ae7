declare const brand: unique symbol

/** A string that only its own maker may produce, so that one kind of id is never passed for another. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
