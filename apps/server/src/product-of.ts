import type { ProductInfo } from '@tablee/contract/product-info'
import type { Config } from './config.ts'

/** What the settings say to everybody. */
export function productOf({ supportEmail, features, pushHosts, build }: Config, publicKey: string): ProductInfo {
  return { supportEmail, features: [...features], callKey: pushHosts.length > 0 ? publicKey : null, build }
}
