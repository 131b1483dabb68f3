import { PRODUCT } from '../../domain/product.ts';
import { agentText as text } from '../../ui/text/agentText.ts';

export interface PublicAddresses {
  readonly websiteUrl: string;
  readonly visionUrl: string;
  readonly appOrigin: string;
}

/** Writes llms.txt (https://llmstxt.org), which describes the product and lists the pages that need no sign-in. */
export function writeLlmsText({ websiteUrl, visionUrl, appOrigin }: PublicAddresses): string {
  return `# ${PRODUCT.name}

> ${text.summary}

${text.account}

## ${text.pagesTitle}

- [${PRODUCT.name}](${websiteUrl}): ${text.website}
- [Vision](${visionUrl}): ${text.vision}

## ${text.piecesTitle}

- \`${appOrigin}/?item={id}\`: ${text.piece}
- \`${appOrigin}/item/{id}.md\`: ${text.markdown}

${text.withdrawn}

${text.contact}: ${PRODUCT.supportEmail}
`;
}
