/** Numbers from 0 (included) to 1 (excluded), the same for the same seed on every machine. */
export type SeededRandom = () => number

/** cyrb128 spreads the seed over sfc32's 128 bits of state; both algorithms are public domain. */
export function seededRandom(seed: string): SeededRandom {
  let h1 = 1779033703
  let h2 = 3144134277
  let h3 = 1013904242
  let h4 = 2773480762
  for (let index = 0; index < seed.length; index++) {
    const unit = seed.charCodeAt(index)
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067)
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233)
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213)
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179)
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067)
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233)
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213)
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179)
  h1 ^= h2 ^ h3 ^ h4
  let a = h1
  let b = h2 ^ h1
  let c = h3 ^ h1
  let d = h4 ^ h1
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let warmUp = 0; warmUp < 12; warmUp++) next()
  return next
}
