import * as z from 'zod/mini'

/** Search radii, in kilometres. */
export const RADII_KM = [10, 25, 50, 100] as const
export type RadiusKm = (typeof RADII_KM)[number]

/** In degrees; north and east. */
export type Position = { readonly latitude: number; readonly longitude: number }
export type Around = Position & { readonly radiusKm: number }

/** Some five kilometres: no more precise position leaves a device. */
const STEPS_PER_DEGREE = 20

/** A position and a search radius. */
export const around = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  radiusKm: z.number().check(z.refine((radius) => RADII_KM.some((each) => each === radius))),
})

export function rounded({ latitude, longitude }: Position): Position {
  return { latitude: toStep(latitude), longitude: toStep(longitude) }
}

function toStep(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
}

/** As a document condition. */
export function writeAround({ latitude, longitude, radiusKm }: Around): string {
  return [latitude, longitude, radiusKm].join(' ')
}

export function readAround(written: string): Around {
  const [latitude = 0, longitude = 0, radiusKm = 0] = written.split(' ').map(Number)
  return { latitude, longitude, radiusKm }
}
