/** Apart, so that the start of the app knows it without the shops' documents. */
export function shopKey(slug: string): readonly string[] {
  return ['shop', slug.toLowerCase()]
}
