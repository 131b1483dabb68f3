export const DAMAGED_MESSAGE = 'This file is incomplete or damaged. Please save it again and send the new file.';
export const WRONG_CONTENT_MESSAGE = 'This file is not a PDF or Word document. Please save it as one of these.';
export const AMBIGUOUS_MESSAGE = 'This file is of two kinds at once. Please save it again as PDF or Word document.';
export const MACROS_MESSAGE = 'This document contains macros. Please save it without them.';
export const OVERSIZED_MESSAGE = 'This document unpacks to far more than a CV needs. Please save it as PDF.';
