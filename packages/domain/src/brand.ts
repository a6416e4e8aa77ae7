declare const brand: unique symbol

/** A string only its own maker produces: kinds of ids cannot be mixed up. */
export type Brand<Name extends string> = string & { readonly [brand]: Name }
