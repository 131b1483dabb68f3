/**
 * IPTC digital source types: drawn by a program; composed of photos and drawings; or a photo changed by a trained
 * model.
 */
export type DigitalSourceType = 'algorithmicMedia' | 'compositeSynthetic' | 'compositeWithTrainedAlgorithmicMedia';

/** XMP metadata that marks the picture as generated. */
export const createGeneratedMark = (source: DigitalSourceType): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${source}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
