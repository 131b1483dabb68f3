/** The direction of text: 1 from left to right, -1 inside an element with `dir="rtl"`. */
export const getTextDirection = (element: Element): 1 | -1 => (element.closest('[dir=rtl]') ? -1 : 1);
