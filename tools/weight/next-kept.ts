import { compareWeights } from './compare-weights.ts'
import { contentsOf, type Kept, type Kind, type Measured, type Weights } from './weights.ts'

/**
 * The next record: the lower of each two numbers, or with `isHigherToo` every number as it is. Null if something grew unintentionally:
 * recording today's contents would hide what caused it.
 */
export function nextKept(kept: Kept, measured: Measured, options: { readonly isHigherToo: boolean }): Kept | null {
  const differences = compareWeights(kept.weights, measured.weights)
  if (!options.isHigherToo && differences.some(({ verdict }) => verdict === 'grew')) return null
  const weights = options.isHigherToo ? measured.weights : lowerOf(kept.weights, measured.weights)
  return { weights, contents: contentsOf(measured) }
}

function lowerOf(kept: Weights, measured: Weights): Weights {
  const lower: Record<string, Weights[string]> = {}
  for (const [route, after] of Object.entries(measured)) {
    const before = kept[route] ?? after
    const amount = (kind: Kind) => ({
      bytes: Math.min(before[kind].bytes, after[kind].bytes),
      files: Math.min(before[kind].files, after[kind].files),
    })
    lower[route] = {
      first: amount('first'),
      script: amount('script'),
      style: amount('style'),
      font: amount('font'),
      html: amount('html'),
    }
  }
  return lower
}
