import {
  goes,
  INITIAL,
  PLAIN_SETTINGS,
  type PlainSetting,
  type Taken,
  type Way,
} from '@tablee/domain/tournaments/attributes/attributes'
import * as z from 'zod/mini'
import { PLAIN_ATTRIBUTES } from './plain-attributes.ts'

type Described = typeof PLAIN_ATTRIBUTES
type Inputs<Name extends PlainSetting> = { readonly [Each in Name]: z.ZodMiniOptional<Described[Each]['input']> }

function shapeOf<Shape>(names: readonly PlainSetting[], schemaOf: (name: PlainSetting) => z.ZodMiniType): Shape {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Shape
}

/** Plain settings as given with a change, all optional. */
export const plainInputs = shapeOf<Inputs<PlainSetting>>(PLAIN_SETTINGS, (name) =>
  z.optional(PLAIN_ATTRIBUTES[name].input),
)

/** The inputs a way takes along. */
export function inputsThatGo<W extends Way>(way: W): Inputs<PlainSetting & Taken<W>> {
  const names = PLAIN_SETTINGS.filter((name) => goes(name, way))
  return shapeOf(names, (name) => plainInputs[name])
}

/** As the next event's form takes them over, if it has no field; unreadable ones are left out. */
export const draftedPlainly = shapeOf<{
  readonly [Name in PlainSetting & Taken<'again'>]: z.ZodMiniCatch<Inputs<Name>[Name]>
}>(
  PLAIN_SETTINGS.filter((name) => goes(name, 'again')),
  (name) => z.catch(plainInputs[name], undefined),
)

/** As in a change of settings: omissions stay unchanged. */
export const changedPlainly = shapeOf<{
  readonly [Name in PlainSetting]: z.ZodMiniOptional<Described[Name]['value']>
}>(PLAIN_SETTINGS, (name) => z.optional(PLAIN_ATTRIBUTES[name].value))

/** As in a file; unknown values become the default. */
export const portableSettings = shapeOf<{
  readonly [Name in PlainSetting & Taken<'export'>]: z.ZodMiniType<z.output<Described[Name]['input']>>
}>(
  PLAIN_SETTINGS.filter((name) => goes(name, 'export')),
  (name) =>
    name in INITIAL ? z._default(PLAIN_ATTRIBUTES[name].input, initialOf(name)) : PLAIN_ATTRIBUTES[name].input,
)

function initialOf(name: PlainSetting): never {
  return (INITIAL as Readonly<Record<string, unknown>>)[name] as never
}
